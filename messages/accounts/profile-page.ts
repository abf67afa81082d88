// Compiled from messages/en/accounts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const profilePage = {
profile: "Profile",
profileSaved: "Profile saved",
bidLegalName: (v: { name: string | number; link: Tag }) => rich("You bid as ", v.name, ". Your legal name is part of your ", v.link("registration"), "."),
legalNamePhone: (v: { link: Tag }) => rich("Your legal name and phone number are part of your bidder ", v.link("registration"), "."),
manageEmailPassword: (v: { link: Tag }) => rich("Manage your email and password under ", v.link("Security"), "."),
};

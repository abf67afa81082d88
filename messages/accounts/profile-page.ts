// Compiled from messages/en/accounts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const profilePage = {
profile: "Profile",
profileSaved: "Profile saved",
bidLegalName: ({ name, link }: { name: string | number; link: Tag }) => rich("You bid as ", name, ". Your legal name is part of your ", link("registration"), "."),
legalNamePhone: ({ link }: { link: Tag }) => rich("Your legal name and phone number are part of your bidder ", link("registration"), "."),
manageEmailPassword: ({ link }: { link: Tag }) => rich("Manage your email and password under ", link("Security"), "."),
};

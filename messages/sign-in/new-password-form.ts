// Compiled from messages/en/sign-in.json by `npm run messages`.

export const newPasswordForm = {
chooseNewPassword: "Choose a new password",
newPassword: "New password",
signsEveryOther: "Saving a new password signs you out on every other device.",
passwordChanged: "Password changed",
signedSignedEvery: "You’re signed in here and signed out on every other device.",
nowSignNew: "Now sign in with your new password.",
dashboard: "Dashboard",
};

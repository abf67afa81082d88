/** Without a file of its own Next would take the one of the folder above. */
export function register() {}

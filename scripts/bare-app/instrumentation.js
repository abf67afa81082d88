/** Without this file, Next would use the one of the parent folder. */
export function register() {}

/** The stories leave pictures out, which saves a tenth of their time; those that look at one take this argument away. */
export const noPictures = '--blink-settings=imagesEnabled=false';

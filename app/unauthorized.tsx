/** In place of Next’s own page, which would be in the payload of every page. No route leads here. */
const Nothing = () => null;
export default Nothing;

/** The floor of the first-load JavaScript. */
export default function Page() {
  return <h1>Nothing but Next and React</h1>;
}

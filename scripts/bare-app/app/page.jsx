/** The lower bound for first-load JavaScript. */
export default function Page() {
  return <h1>Nothing but Next and React</h1>;
}

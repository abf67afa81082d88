import Link from 'next/link';

/** Renders `count` cards per request, each with a picture, a linked address, two figures and three lines. */
export default async function Page({ searchParams }) {
  const count = Number((await searchParams).count);
  return (
    <main>
      <h1>Cards</h1>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <li key={index}>
            <Card number={index + 100} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function Card({ number }) {
  return (
    <article className="card">
      <div className="cover">
        {/* biome-ignore lint/performance/noImgElement: as plain as can be */}
        <img
          src={`/cover-${number}.svg`}
          alt="A house of two floors"
          width={800}
          height={600}
          loading="lazy"
        />
      </div>
      <h2>
        <Link href={`/cards/${number}`} prefetch={false}>
          {number} Example Street
          <span>Albany, NY 12207</span>
        </Link>
      </h2>
      <dl>
        <div>
          <dt>Current bid</dt>
          <dd>${number},000</dd>
        </div>
        <div>
          <dt>Ends</dt>
          <dd>in {number} minutes</dd>
        </div>
      </dl>
      <div>
        <p>3 bd · 2 ba · 1,{number} sq ft</p>
        <p>House · Vacant</p>
        <p>Albany County</p>
      </div>
    </article>
  );
}

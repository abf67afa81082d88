export const Registering = () => (
  <>
    <p>Anybody may look, without an account. To bid you need:</p>
    <ul>
      <li>an account, with a password or with Google;</li>
      <li>an e-mail address that you have confirmed by opening the link we mail you;</li>
      <li>your full legal name, or the company’s, as it should stand in a contract;</li>
      <li>a US phone number, for calls about a purchase of yours;</li>
      <li>your acceptance of the terms in force. Their version is kept with every bid.</li>
    </ul>
    <p>
      There is no fee, no deposit and no card. Other bidders never see who you are: in each auction you appear
      under an alias, such as Bidder 3, which stays yours to the end of that auction.
    </p>
  </>
);

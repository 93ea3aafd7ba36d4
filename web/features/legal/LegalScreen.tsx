import styles from './LegalScreen.module.css'

export function LegalScreen() {
  return (
    <article className={styles.text}>
      <h1>Imprint & Terms of Service</h1>

      <h2>Imprint</h2>
      <p>
        Perigee is free software under the MIT licence. Whoever runs this installation is
        responsible for it; ask them for their name and address, and for what they do with logs and
        backups.
      </p>
      <p>
        It contains software and fonts by others: see the{' '}
        <a href="/third-party.txt">licences and sources of all of them</a>.
      </p>

      <h2>Terms of Service</h2>
      <ol>
        <li>
          <strong>What this is.</strong> A planning tool for players. It is not made, run or
          endorsed by the makers of the game.
        </li>
        <li>
          <strong>No warranty.</strong> Figures are calculated with care from data that may be old
          or wrong. Decisions in the game are your own.
        </li>
        <li>
          <strong>Your account.</strong> One person, one account. Keep the password and your API
          keys to yourself. An account that harms the service or others can be closed.
        </li>
        <li>
          <strong>Fair use.</strong> Scripts are welcome through the documented calls and at a human
          pace. Calls beyond the limits are refused for a while.
        </li>
        <li>
          <strong>Sharing.</strong> A sharing link lets anybody who has it see that plan, and
          nothing else of yours. You can withdraw it at any time.
        </li>
      </ol>

      <h2>Privacy</h2>
      <ul>
        <li>
          The server stores your username, a hash of your password, and what you enter: email, FIO
          key, game username, plans, empires and price preferences. FIO keys and API keys are stored
          encrypted.
        </li>
        <li>
          The email address is used to verify it and to reset the password, never for anything else.
        </li>
        <li>With a FIO key, the server reads your game data from FIO on your behalf.</li>
        <li>
          Your browser keeps game data, unsaved drafts and preferences, so that the app starts fast
          and works offline. There are no cookies and no trackers.
        </li>
        <li>
          Whoever runs this installation can delete your account and all that belongs to it on
          request.
        </li>
      </ul>

      <h2>Data</h2>
      <p>
        Market and planet data come from FIO, a service of the players' community. Names and figures
        of the game belong to its makers.
      </p>
    </article>
  )
}

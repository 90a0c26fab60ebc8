import { samplePassCard, samplePassword } from '../../../shared/sample'
import { useBoot } from '../../bridge/index'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import classes from './Session.module.css'
import { sessionText } from './text'

const loginText = sessionText.login

/** The accounts of the sample school (DESIGN §8). A click fills the login form. */
export function SampleLogins({ onChoose }: { onChoose: (username: string) => void }) {
  const { sampleLogins } = useBoot()
  return (
    <section className={classes.sample} aria-label={loginText.sample}>
      <h2 className={classes.sampleTitle}>{loginText.sample}</h2>
      <p>{loginText.sampleHint(samplePassword)}</p>
      <ul>
        {sampleLogins.map(({ username, note }) => (
          <li key={username}>
            <button type="button" onClick={() => onChoose(username)}>
              {username}
            </button>
            <span>{note}</span>
          </li>
        ))}
      </ul>
      <Link to={paths.passCard(samplePassCard)}>{loginText.sampleCard}</Link>
    </section>
  )
}

import { Button } from '@mantine/core'
import { callBridge, useBoot } from '../../bridge/index'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { PageHeader } from '../../ui/PageHeader'
import classes from './About.module.css'
import { LicenceList } from './LicenceList'
import { text } from './text'

/** このアプリについて: version, support, what is sent where, licences (a chosen page). */
export function About() {
  const { version, sample, links } = useBoot()
  const { sent } = text
  return (
    <>
      <PageHeader
        title={text.title}
        facts={`${text.product}　${text.version(version)}`}
        actions={
          <>
            {links.support && (
              <Button variant="default" onClick={() => void callBridge('app.openExternal', { target: 'support' })}>
                {text.support}
              </Button>
            )}
            <Button component={Link} to={paths.reportFault()} variant="default">
              {text.report}
            </Button>
          </>
        }
      />
      <div className={classes.parts}>
        <section>
          <h2>{sent.title}</h2>
          {sample && <p>{text.sample}</p>}
          <p>{sent.lead}</p>
          <table className={classes.table} aria-label={sent.table}>
            <thead>
              <tr>
                <th scope="col">{sent.columns.to}</th>
                <th scope="col">{sent.columns.what}</th>
                <th scope="col">{sent.columns.when}</th>
              </tr>
            </thead>
            <tbody>
              {Object.values(sent.rows).map(({ to, what, when }) => (
                <tr key={to}>
                  <th scope="row">{to}</th>
                  <td>{what}</td>
                  <td>{when}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{sent.none}</p>
        </section>
        <section>
          <h2>{text.stored.title}</h2>
          <p>{text.stored.lead}</p>
        </section>
        <section>
          <h2>{text.licences.title}</h2>
          <p>{text.licence}</p>
          <p>{text.licences.lead}</p>
          <LicenceList />
        </section>
      </div>
    </>
  )
}

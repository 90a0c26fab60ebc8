import { Button } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { jstParts, longDate, weekdayWord } from '../../../shared/domain/time'
import { apiKey, useSession } from '../../bridge/index'
import { RolloverReminder } from '../../features/roster/RolloverReminder'
import { useNow } from '../../ui/clock'
import { AfterFirstPaint } from '../../ui/first-paint'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import classes from './Home.module.css'
import { homeLinksFor } from './home-links'
import { MonthSummary } from './MonthSummary'
import { NewHomework } from './NewHomework'
import { Notices } from './Notices'
import { homeText } from './text'
import { Work } from './Work'

/** The reads whose figures are shown. */
const figureKeys = [
  apiKey('current-month-summary'),
  apiKey('new-homework-summary'),
  apiKey('new-homework-list'),
  apiKey('my-homework-list'),
]

/** The link buttons of the home page; the primary one is on the right. */
function Shortcuts() {
  const session = useSession()
  const navigate = useNavigate()
  const rows = session ? homeLinksFor(session) : []
  useKeyTable(rows.flatMap(({ key, label, to }) => (key ? [{ label, keys: { [key]: () => void navigate(to) } }] : [])))
  return rows
    .map(({ label, to, key }, index) => (
      <Button
        key={to}
        component={Link}
        to={to}
        variant={index === 0 ? 'filled' : 'default'}
        aria-keyshortcuts={key?.toUpperCase()}
        rightSection={key && <KeyCap name={key.toUpperCase()} />}
      >
        {label}
      </Button>
    ))
    .reverse()
}

/**
 * The home page (SPEC §2): the work of now, new homework, this month's numbers, notices. Each section loads, fails and
 * retries independently.
 */
export function Home() {
  const at = useNow()
  return (
    <>
      <PageHeader
        title={homeText.title}
        facts={homeText.today(longDate(at), weekdayWord(jstParts(at)))}
        actions={<Shortcuts />}
      />
      <OfflineStrip keys={figureKeys} />
      <AfterFirstPaint>
        <RolloverReminder />
      </AfterFirstPaint>
      <div className={classes.blocks}>
        <Work />
        <NewHomework />
        <MonthSummary />
        <Notices />
      </div>
    </>
  )
}

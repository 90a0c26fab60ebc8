import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { longDate } from '../../../shared/domain/time'
import { useNow, useSession } from '../../bridge'
import { PageHeader } from '../../ui/PageHeader'
import styles from './Home.module.css'
import { MonthSummary } from './MonthSummary'
import { NewHomework } from './NewHomework'
import { Notices } from './Notices'
import { shortcutsFor } from './shortcuts'
import { homeText } from './text'

/** The ways on, the primary one at the right. */
function Shortcuts() {
  const session = useSession()
  if (!session) return null
  return shortcutsFor(session)
    .map(({ label, to }, index) => (
      <Button key={to} component={Link} to={to} variant={index === 0 ? 'filled' : 'default'}>
        {label}
      </Button>
    ))
    .reverse()
}

/** Home (SPEC §2): the month in figures, new homework, notices. Each block reads, fails and retries by itself. */
export function Home() {
  const at = useNow()
  return (
    <>
      <PageHeader title={homeText.title} facts={longDate(at)} actions={<Shortcuts />} />
      <div className={styles.blocks}>
        <MonthSummary />
        <NewHomework />
        <Notices />
      </div>
    </>
  )
}

import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useSession } from '../../bridge'
import { paths } from '../../routes'
import { PageHeader } from '../../ui/PageHeader'
import styles from './Home.module.css'
import { MonthSummary } from './MonthSummary'
import { NewHomework } from './NewHomework'
import { Notices } from './Notices'
import { homeText } from './text'

/** Home (SPEC §2): the month in figures, new homework, notices. Each block reads, fails and retries by itself. */
export function Home() {
  const user = useSession()?.user
  return (
    <>
      <PageHeader
        title={homeText.title}
        facts={user ? homeText.greeting(user.nickname || user.username) : undefined}
        actions={
          <Button component={Link} to={paths.homeworkManagement()}>
            {homeText.newHomework.all}
          </Button>
        }
      />
      <div className={styles.blocks}>
        <MonthSummary />
        <NewHomework />
        <Notices />
      </div>
    </>
  )
}

import { Link } from 'react-router-dom'
import { limits } from '../../../shared/domain/limits'
import { statusChangeTimes } from '../../../shared/domain/statuses'
import { apiKey, useApi, useLive } from '../../bridge/index'
import { paths } from '../../paths'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { LoadFailed } from '../../ui/offline/LoadFailed'
import { Skeletons } from '../../ui/Skeletons'
import { Block } from './Block'
import classes from './Home.module.css'
import { NewHomeworkTable } from './NewHomeworkTable'
import { SummaryNumbers } from './SummaryNumbers'
import { homeworkNumbers } from './summary-numbers'
import { homeText } from './text'

const words = homeText.newHomework

function Summary() {
  const { data, isError, isFetching, refetch } = useApi('new-homework-summary', {})
  if (data) return <SummaryNumbers figures={homeworkNumbers(data)} />
  return isError ? <ErrorState onRetry={() => void refetch()} busy={isFetching} /> : <Skeletons count={1} />
}

function List() {
  const { data, isError, isFetching, refetch } = useApi('new-homework-list', {})
  if (!data) {
    return isError ? <LoadFailed onRetry={() => void refetch()} busy={isFetching} /> : <Skeletons count={5} />
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        message={words.empty}
        hint={
          <>
            {words.emptyHint} <Link to={paths.homeworkManagement()}>{words.all}</Link>
          </>
        }
      />
    )
  }
  return <NewHomeworkTable rows={data.items.slice(0, limits.pageSizes.homework)} />
}

const keys = [apiKey('new-homework-summary'), apiKey('new-homework-list')]

/** New homework: how many per status, and the list with the number of submissions. Both are refreshed automatically. */
export function NewHomework() {
  const { data } = useApi('new-homework-list', {}, { enabled: false })
  useLive(keys, statusChangeTimes(data?.items ?? []))
  return (
    <Block title={words.title} className={classes.homework}>
      <Summary />
      <List />
    </Block>
  )
}

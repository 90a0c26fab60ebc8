import { useRef } from 'react'
import { statusChangeTimes } from '../../../shared/domain/statuses'
import { apiKey, useApi, useLive } from '../../bridge/index'
import { ErrorState } from '../../ui/ErrorState'
import { Skeletons } from '../../ui/Skeletons'
import { useRowKeys } from '../../ui/table/use-row-keys'
import { Block } from './Block'
import classes from './Home.module.css'
import { NewHomeworkTable } from './NewHomeworkTable'
import { SummaryNumbers } from './SummaryNumbers'
import { homeworkNumbers } from './summary-numbers'
import { homeText } from './text'

function Summary() {
  const { data, isError, isFetching, refetch } = useApi('new-homework-summary', {})
  if (data) return <SummaryNumbers figures={homeworkNumbers(data)} />
  return isError ? <ErrorState onRetry={() => void refetch()} busy={isFetching} /> : <Skeletons count={1} />
}

const keys = [apiKey('new-homework-summary'), apiKey('new-homework-list')]

/** New homework: how many per status, and the list with the number of submissions. Both are refreshed automatically. */
export function NewHomework() {
  const { data } = useApi('new-homework-list', {}, { enabled: false })
  useLive(keys, statusChangeTimes(data?.items ?? []))
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list)
  return (
    <Block title={homeText.newHomework.title} className={classes.homework}>
      <Summary />
      <div ref={list} className={classes.newHomework}>
        <NewHomeworkTable />
      </div>
    </Block>
  )
}

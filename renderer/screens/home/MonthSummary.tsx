import { jstParts } from '../../../shared/domain/time'
import { apiKey, useApi } from '../../bridge/index'
import { useNow } from '../../ui/clock'
import { ErrorState } from '../../ui/ErrorState'
import { useShownAt } from '../../ui/offline/copy-times'
import { Skeletons } from '../../ui/Skeletons'
import { Block } from './Block'
import classes from './Home.module.css'
import { SummaryNumbers } from './SummaryNumbers'
import { monthNumbers } from './summary-numbers'
import { homeText } from './text'

/** The numbers of this month. */
export function MonthSummary() {
  const { month } = jstParts(useNow())
  // The key makes a new month read its own numbers.
  return <Month key={month} />
}

function Month() {
  const now = useNow()
  // An offline copy may be of an earlier month.
  const { month } = jstParts(useShownAt([apiKey('current-month-summary', {})]) ?? now)
  const { data, isError, isFetching, refetch } = useApi('current-month-summary', {})
  return (
    <Block title={homeText.month.title(month)} className={classes.month}>
      {data ? (
        <SummaryNumbers figures={monthNumbers(data)} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeletons count={1} />
      )}
    </Block>
  )
}

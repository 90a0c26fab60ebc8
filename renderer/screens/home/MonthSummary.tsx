import { jstParts } from '../../../shared/domain/time'
import { now, useApi } from '../../bridge'
import { ErrorState } from '../../ui/ErrorState'
import { Skeletons } from '../../ui/Skeletons'
import { Block } from './Block'
import { Figures } from './Figures'
import styles from './Home.module.css'
import { monthFigures } from './summary-figures'
import { homeText } from './text'

/** This month in figures. */
export function MonthSummary() {
  const { data, isError, isFetching, refetch } = useApi('current-month-summary', {})
  return (
    <Block title={homeText.month.title(jstParts(now()).month)} className={styles.month}>
      {data ? (
        <Figures figures={monthFigures(data)} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeletons count={1} />
      )}
    </Block>
  )
}

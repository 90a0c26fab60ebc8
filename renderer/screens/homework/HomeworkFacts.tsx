import { joinClasses } from '../../../shared/domain/class-order'
import { limits } from '../../../shared/domain/limits'
import { submitStatus } from '../../../shared/domain/statuses'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { usePagedApi } from '../../bridge/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { useNow } from '../../ui/clock'
import { ProgressBar } from '../../ui/ProgressBar'
import classes from './HomeworkOverview.module.css'
import { text } from './text'

/**
 * Counts the students who have begun, if the server does not count them; undefined until all students have loaded. Uses
 * the query of the board below without requesting it: this component mounts after the board, and would repeat a request
 * that has just failed.
 */
function useBegunCount(homeworkId: string): number | undefined {
  const request = { homework_id: homeworkId }
  const rows = usePagedApi('topic-score-overview-y', request, { limit: limits.matrixPage, enabled: false })
  if (!rows.isSuccess || rows.hasNextPage) return undefined
  return rows.data.pages.flatMap(page => page.items).filter(row => row.submit_status === submitStatus.begun).length
}

interface Props {
  homework: EndpointResponse<'homework-basic-info'>
}

/** The line below the title: classes, period, and number of submissions. */
export function HomeworkFacts({ homework }: Props) {
  const teams = joinClasses(homework.team_names)
  const at = useNow()
  const counted = useBegunCount(homework.homework_id)
  const begun = homework.begun_count ?? counted
  const from = formatWireTime(homework.start_time, at) ?? text.noDate
  const to = formatWireTime(homework.end_time, at) ?? text.noDate
  return (
    <div className={classes.facts}>
      <span className={classes.teams} title={teams}>
        {teams}
      </span>
      <span className={classes.period}>{text.period(from, to)}</span>
      <span className={classes.progress}>
        <ProgressBar
          submitted={homework.submitted_count}
          begun={begun}
          total={homework.student_count}
          detailed={begun !== undefined}
        />
      </span>
    </div>
  )
}

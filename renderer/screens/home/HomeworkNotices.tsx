import { useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { useApi } from '../../bridge/index'
import { paths } from '../../paths'
import { NoticeList } from './NoticeList'
import { homeText } from './text'

const limit = limits.pageSizes.notices

/** Notices about homework. A title links to the homework if the notice names one. */
export function HomeworkNotices() {
  const [page, goTo] = useState(1)
  const query = useApi('homework-notice-page-list', { page, limit }, { keepPrevious: true })
  return (
    <NoticeList
      query={query}
      position={{ page, goTo }}
      empty={homeText.notices.homeworkNoticesEmpty}
      rowOf={notice => ({
        id: notice.id,
        title: notice.title,
        content: notice.content,
        time: notice.create_time,
        unread: notice.is_read === 0,
        to: notice.homework_id === undefined ? undefined : paths.homeworkDetails(notice.homework_id),
      })}
    />
  )
}

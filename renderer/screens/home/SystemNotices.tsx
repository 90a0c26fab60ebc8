import { useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { useApi } from '../../bridge/index'
import { paths } from '../../paths'
import { NoticeList } from './NoticeList'
import { homeText } from './text'

const limit = limits.pageSizes.notices

/** Notices of the service; a title links to the whole notice. */
export function SystemNotices() {
  const [page, goTo] = useState(1)
  const query = useApi('system-notice-page-list', { page, limit }, { keepPrevious: true })
  return (
    <NoticeList
      query={query}
      position={{ page, goTo }}
      empty={homeText.notices.empty}
      rowOf={notice => ({
        id: notice.notice_id,
        title: notice.title,
        time: notice.create_time,
        unread: notice.is_read === 0,
        to: paths.messageDetail(notice.notice_id),
      })}
    />
  )
}

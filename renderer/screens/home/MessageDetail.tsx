import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { longDate, parseJst } from '../../../shared/domain/time'
import { apiKey, isMissing, useApi } from '../../bridge/index'
import { paths } from '../../paths'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Html } from '../../ui/Html'
import { Link } from '../../ui/Link'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import classes from './MessageDetail.module.css'
import { homeText } from './text'

const messageText = homeText.message

function timeText(time: string): string {
  const instant = parseJst(time)
  return instant === null ? time : longDate(instant)
}

/**
 * One notice of the service as sanitised HTML. Reading it marks it as read on the server, so the unread counts are read
 * again.
 */
export function MessageDetail() {
  const [search] = useSearchParams()
  const noticeId = search.get('notice_id') ?? ''
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useApi(
    'system-notice-content',
    { notice_id: noticeId },
    { enabled: noticeId !== '' },
  )
  const isLoaded = data !== undefined

  useEffect(() => {
    if (!isLoaded) return
    void client.invalidateQueries({ queryKey: apiKey('new-notice-total') })
    void client.invalidateQueries({ queryKey: apiKey('system-notice-page-list') })
    void client.invalidateQueries({ queryKey: apiKey('notice-page-list') })
  }, [client, isLoaded])

  return (
    <article className={classes.message}>
      <PageHeader
        title={data?.title || messageText.untitled}
        facts={data ? timeText(data.create_time) : undefined}
        crumbs={[{ label: messageText.crumb, to: paths.home() }]}
      />
      <div className={classes.sheet}>
        {noticeId === '' || (!data && isMissing(error)) ? (
          <EmptyState message={messageText.missing} hint={<Link to={paths.home()}>{messageText.toHome}</Link>} />
        ) : data ? (
          <Html html={data.content} />
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeletons count={6} kind="line" />
        )}
      </div>
    </article>
  )
}

import { Button } from '@mantine/core'
import { useParams } from 'react-router-dom'
import { joinClasses } from '../../../shared/domain/class-order'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey, isMissing, useApi, useLive } from '../../bridge/index'
import { homeworkTitle } from '../../features/homework/homework-title'
import { useMaySend } from '../../features/messages/use-may-send'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { Link } from '../../ui/Link'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import classes from './MessageInfo.module.css'
import { unreadOf } from './message-draft'
import { timeText } from './message-time'
import { Receipts } from './Receipts'
import { text } from './text'

const infoText = text.info

type Details = EndpointResponse<'message-details'>

/** One message: its text, the homework attached to it, and its readers (SPEC §7 message-details). */
export function MessageInfo() {
  const { id = '' } = useParams()
  const now = useNow()
  const query = useApi('message-details', { id })
  useLive([apiKey('message-details', { id })])
  const { data } = query
  return (
    <>
      <PageHeader
        title={data ? data.title || text.untitled : text.title}
        crumbs={[{ label: infoText.crumb, to: paths.messages() }]}
        facts={data && [timeText(data.send_time, now), joinClasses(data.team_names)].filter(fact => fact).join('　')}
        actions={data && <SendAgain details={data} />}
      />
      <QueryView
        query={query}
        failed={infoText.failed}
        missing={{
          isMissing: isMissing(query.error),
          message: infoText.missing,
          hint: <Link to={paths.messages()}>{infoText.back}</Link>,
        }}
      >
        {details => (
          <div className={`${layout.panels} ${classes.columns}`}>
            <article className={classes.sheet}>
              <p className={classes.content}>{details.content}</p>
              {details.homeworks.length > 0 && (
                <>
                  <h2>{infoText.homeworks}</h2>
                  <ul>
                    {details.homeworks.map(({ homework_id, title }) => (
                      <li key={homework_id}>
                        <Link to={paths.homeworkDetails(homework_id)}>{homeworkTitle(title)}</Link>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </article>
            <Receipts receivers={details.receivers} unread={unreadOf(details)} now={now} />
          </div>
        )}
      </QueryView>
    </>
  )
}

function SendAgain({ details }: { details: Details }) {
  const unread = unreadOf(details).length
  return useMaySend() && unread > 0 ? (
    <Button component={Link} to={paths.messageSend({ again: details.id })}>
      {infoText.again(unread)}
    </Button>
  ) : null
}

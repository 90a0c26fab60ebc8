import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiKey, useApi, useBridgeEvent } from '../bridge/index'
import { paths } from '../paths'
import { useIsPainted } from '../ui/first-paint'
import { Link } from '../ui/Link'
import { setTitleCount } from '../ui/window-title'
import classes from './Header.module.css'
import { appText } from './text'

const maxShown = 99

/** The link お知らせ with the number of new notices: read once, then updated by the host's poll (DESIGN §6 "push"). */
export function NoticeLink() {
  const client = useQueryClient()
  const { data } = useApi('new-notice-total', {}, { background: true, enabled: useIsPainted() })
  useBridgeEvent('notices.changed', total => client.setQueryData(apiKey('new-notice-total', {}), total))
  const count = data?.new_msg_num ?? 0
  useEffect(() => {
    setTitleCount(count)
    // Behind the lock screen and on the login page nobody may see it.
    return () => setTitleCount(0)
  }, [count])
  const headerText = appText.header
  return (
    <Link to={paths.home()} state={{ show: 'notices' }} className={classes.link}>
      {headerText.notices}
      {count > 0 ? (
        <>
          <span className={classes.badge}>{count > maxShown ? headerText.many : count}</span>
          <span className="hm-hidden">{headerText.newOnes}</span>
        </>
      ) : null}
    </Link>
  )
}

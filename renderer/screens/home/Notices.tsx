import { Button, Tabs } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { noticeTypes } from '../../../shared/endpoints/notices'
import { useApi, useWrite } from '../../bridge/index'
import { paths } from '../../paths'
import { useIsPainted } from '../../ui/first-paint'
import { Link } from '../../ui/Link'
import { Block } from './Block'
import classes from './Home.module.css'
import { HomeworkNotices } from './HomeworkNotices'
import { SystemNotices } from './SystemNotices'
import { homeText } from './text'

const noticesText = homeText.notices

/** The kinds of notices, each with its tab and its unread count. */
const tabs = {
  system: { label: noticesText.system, count: 'new_system_num', List: SystemNotices },
  homework: { label: noticesText.homework, count: 'new_homework_num', List: HomeworkNotices },
} as const

type Tab = keyof typeof tabs
const names = Object.keys(tabs) as Tab[]

/** Whether the notice link in the header opened this page. */
const isOpenedByNoticeLink = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'show' in state && state.show === 'notices'

/**
 * The notices of the service and about homework, 10 per page (SPEC §9). Each tab has the count of its unread notices;
 * the notice link opens the first tab with unread ones.
 */
export function Notices() {
  const title = useRef<HTMLHeadingElement>(null)
  const { state, key } = useLocation()
  const handledKey = useRef('')
  const [chosen, choose] = useState<Tab>('system')
  const { data: counts } = useApi('new-notice-total', {}, { background: true, enabled: useIsPainted() })
  const reading = useWrite('notice-read-all', { success: noticesText.allRead })
  const unreadOf = (tab: Tab) => counts?.[tabs[tab].count] ?? 0

  const readAll = async () => {
    const outcome = await reading.send({ notice_type: noticeTypes[chosen] })
    // The button is gone.
    if (outcome?.kind === 'done') title.current?.focus()
  }

  useEffect(() => {
    if (!isOpenedByNoticeLink(state) || handledKey.current === key) return
    handledKey.current = key
    title.current?.scrollIntoView({ block: 'nearest' })
    title.current?.focus({ preventScroll: true })
    const unread = names.find(tab => (counts?.[tabs[tab].count] ?? 0) > 0)
    if (unread) choose(unread)
  }, [state, key, counts])

  const { List, label } = tabs[chosen]
  return (
    <Block
      title={noticesText.title}
      className={classes.notices}
      titleRef={title}
      aside={
        unreadOf(chosen) > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            aria-busy={reading.busy || undefined}
            onClick={() => void readAll()}
          >
            {noticesText.readAll}
          </Button>
        )
      }
    >
      <Tabs value={chosen} onChange={tab => choose(names.find(each => each === tab) ?? chosen)}>
        <Tabs.List>
          {names.map(tab => (
            <Tabs.Tab key={tab} value={tab}>
              {tabs[tab].label}
              {unreadOf(tab) > 0 && <span className={classes.tabCount}>{noticesText.unreadCount(unreadOf(tab))}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {/* Mantine's panel would render all tabs once more as soon as it is there */}
        <div role="tabpanel" aria-label={label}>
          <List />
        </div>
      </Tabs>
      <p className={classes.allNotices}>
        <Link to={paths.notices()}>{noticesText.all}</Link>
      </p>
    </Block>
  )
}

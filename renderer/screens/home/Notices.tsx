import { Tabs } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Block } from './Block'
import classes from './Home.module.css'
import { HomeworkNotices } from './HomeworkNotices'
import { SystemNotices } from './SystemNotices'
import { homeText } from './text'

const noticesText = homeText.notices

/** Whether the notice link in the header opened this page. */
const isOpenedByNoticeLink = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'show' in state && state.show === 'notices'

/** The notices of the service and about homework, 10 per page (SPEC §9). */
export function Notices() {
  const title = useRef<HTMLHeadingElement>(null)
  const { state, key } = useLocation()
  const handledKey = useRef('')

  useEffect(() => {
    if (!isOpenedByNoticeLink(state) || handledKey.current === key) return
    handledKey.current = key
    title.current?.scrollIntoView({ block: 'nearest' })
    title.current?.focus({ preventScroll: true })
  }, [state, key])

  return (
    <Block title={noticesText.title} className={classes.notices} titleRef={title}>
      <Tabs defaultValue="system" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="system">{noticesText.system}</Tabs.Tab>
          <Tabs.Tab value="homework">{noticesText.homework}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="system">
          <SystemNotices />
        </Tabs.Panel>
        <Tabs.Panel value="homework">
          <HomeworkNotices />
        </Tabs.Panel>
      </Tabs>
    </Block>
  )
}

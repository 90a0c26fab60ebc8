import { Button } from '@mantine/core'
import { IconVideo } from '@tabler/icons-react'
import { atom, getDefaultStore } from 'jotai'
import type { Events } from '../../../shared/contract/types'
import { parseJst } from '../../../shared/domain/time'
import { bootState, onHostEvent, onLock, onSessionEnd } from '../../bridge/index'
import { paths } from '../../paths'
import { removeNotifications, showNotification } from '../../ui/browser-notification'
import { now, useMinute } from '../../ui/clock'
import { Link } from '../../ui/Link'
import footBar from '../../ui/layout/foot-bar.module.css'
import { useAtom, useAtomValue } from '../../ui/use-atom'
import { nameOf, timeLeft } from './lesson-times'
import { text } from './text'

type SoonLesson = Events['lessons.soon']['lessons'][number]

const soonAtom = atom<readonly SoonLesson[]>([])
/** The lessons whose reminder the teacher has closed, by id and start. */
const closedAtom = atom<ReadonlySet<string>>(new Set<string>())
const store = getDefaultStore()

const keyOf = ({ class_id, start_time }: SoonLesson): string => `${class_id} ${start_time}`
const leftOf = ({ start_time }: SoonLesson): string => timeLeft(parseJst(start_time) ?? now(), now())

onHostEvent('lessons.soon', ({ lessons }) => {
  const known = new Set(store.get(soonAtom).map(keyOf))
  const isWanted = bootState().preferences.values.systemNotices
  for (const lesson of lessons)
    if (isWanted && !known.has(keyOf(lesson)))
      showNotification(text.reminder.soon(nameOf(lesson), leftOf(lesson)), lesson.class_id, paths.live())
  store.set(soonAtom, lessons)
})
onLock(isLocked => {
  if (isLocked) removeNotifications()
})
onSessionEnd(() => {
  removeNotifications()
  store.set(soonAtom, [])
  store.set(closedAtom, new Set<string>())
})

/** The bar at the foot of every page before a live lesson starts. */
export function ReminderBar() {
  const at = useMinute()
  const soon = useAtomValue(soonAtom)
  const [closed, setClosed] = useAtom(closedAtom)
  const lessons = soon.filter(lesson => !closed.has(keyOf(lesson)) && (parseJst(lesson.start_time) ?? 0) > at)
  if (lessons.length === 0) return null
  return (
    <section className={footBar.bar} aria-label={text.reminder.bar}>
      {lessons.map(lesson => (
        <div key={keyOf(lesson)} className={footBar.line}>
          <IconVideo size={18} aria-hidden />
          <p role="status">{text.reminder.soon(nameOf(lesson), leftOf(lesson))}</p>
          <Button component={Link} to={paths.live()} size="compact-md" variant="default">
            {text.reminder.open}
          </Button>
          <Button size="compact-md" variant="subtle" onClick={() => setClosed(new Set([...closed, keyOf(lesson)]))}>
            {text.reminder.close}
          </Button>
        </div>
      ))}
    </section>
  )
}

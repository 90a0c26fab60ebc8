import { Button } from '@mantine/core'
import { IconAlertCircle, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useKept } from '../../bridge/index'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { keysText } from '../../ui/keys/text'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import { FootQuestion } from '../../ui/layout/FootQuestion'
import footBar from '../../ui/layout/foot-bar.module.css'
import { useForgetRemovedNotes } from './marked-works'
import { agreeToSend, cancelSave, type NoteEntry } from './note-store'
import { notesText } from './text'
import { useOutbox, useSpoken } from './use-outbox'

const isKind =
  (kind: NoteEntry['state']['kind']) =>
  ({ state }: NoteEntry): boolean =>
    state.kind === kind

/** How many students' papers these works belong to: a paper can have several texts. */
const paperCount = (works: readonly NoteEntry[]): number =>
  new Set(works.map(({ draft: { work } }) => `${work.topic_id}/${work.student_id}`)).size

/** How many seconds are left until the next send. */
const secondsLeft = (waiting: readonly NoteEntry[]): number =>
  Math.min(...waiting.map(({ state }) => (state.kind === 'waiting' ? state.secondsLeft : 0)))

/**
 * The bar at the foot of every page while comments are about to be sent: whose, in how many seconds, and how to cancel
 * it. It also asks about the comments that were saved before the login, and says what could not be sent.
 */
export function NotesOutbox() {
  const entries = useOutbox()
  useForgetRemovedNotes()
  const hidesNames = useKept('review-settings').value?.hidesNames ?? false
  const nameOf = ({ draft }: NoteEntry): string => (hidesNames ? notesText.hiddenName : draft.name)
  const waiting = entries.filter(isKind('waiting'))
  const asking = entries.filter(isKind('asking'))
  const sending = entries.filter(isKind('sending'))
  const problems = entries.filter(({ problem }) => problem !== null)
  const [cancelled, setCancelled] = useState<readonly NoteEntry[]>([])

  const cancelAll = (chosen: readonly NoteEntry[]) => {
    for (const { draft } of chosen) cancelSave(draft.work)
    setCancelled(chosen)
  }
  useKeyTable([{ label: notesText.undoKey, keys: { 'Ctrl+z': () => cancelAll(waiting) } }], {
    enabled: waiting.length > 0,
    group: keysText.everywhere,
  })

  const drafts = cancelled.filter(({ draft }) =>
    entries.some(entry => entry.draft.work === draft.work && !entry.draft.isSaved),
  )
  const willSend =
    paperCount(waiting) === 1 && waiting[0]
      ? notesText.willSend(nameOf(waiting[0]))
      : notesText.willSendCount(paperCount(waiting))
  const isSending = sending.length > 0
  const progress =
    waiting.length > 0
      ? willSend
      : isSending
        ? notesText.sending(paperCount(sending))
        : drafts.length > 0
          ? notesText.undone
          : ''
  const spoken = useSpoken(progress, isSending, problems.length > 0)
  const isShown = waiting.length + asking.length + sending.length + problems.length + drafts.length > 0
  return (
    <>
      <p className="hm-hidden" role="status">
        {spoken}
      </p>
      {isShown && (
        <section className={footBar.bar} aria-label={notesText.bar}>
          {waiting.length > 0 && (
            <div className={footBar.line}>
              <IconSend size={18} aria-hidden />
              <p>
                <b>{willSend}</b>
              </p>
              <span className={footBar.seconds}>{notesText.left(secondsLeft(waiting))}</span>
              <Button
                size="compact-md"
                variant="default"
                aria-keyshortcuts="Control+Z"
                rightSection={<KeyCap name="Ctrl+Z" />}
                onClick={() => cancelAll(waiting)}
              >
                {notesText.undoSave}
              </Button>
            </div>
          )}
          {sending.length > 0 && (
            <div className={footBar.line}>
              <IconSend size={18} aria-hidden />
              <p>{notesText.sending(paperCount(sending))}</p>
            </div>
          )}
          {asking.length > 0 && (
            <FootQuestion
              question={notesText.asking(paperCount(asking))}
              agree={{ label: notesText.sendNow, onClick: agreeToSend }}
              decline={{ label: notesText.later, onClick: () => cancelAll(asking) }}
            />
          )}
          {problems.map(entry => (
            <div key={entry.draft.work.guid} className={footBar.line}>
              <IconAlertCircle size={18} aria-hidden />
              <p role="alert">{notesText.problemOf(nameOf(entry), entry.problem ?? '')}</p>
              <Link to={entry.draft.path}>{notesText.open}</Link>
            </div>
          ))}
          {drafts.length > 0 && (
            <div className={footBar.line}>
              <p>{notesText.undone}</p>
              {drafts.map(entry => (
                <Link key={entry.draft.work.guid} to={entry.draft.path}>
                  {nameOf(entry)}
                </Link>
              ))}
              <Button size="compact-md" variant="default" onClick={() => setCancelled([])}>
                {notesText.close}
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  )
}

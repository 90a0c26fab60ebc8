import { Button } from '@mantine/core'
import { IconAlertCircle, IconSend, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { KeyCap } from '../keys/KeyCaps'
import { keysText } from '../keys/text'
import { useKeyTable } from '../keys/use-key-table'
import footBar from '../layout/foot-bar.module.css'
import { useStableCallback } from '../use-stable-callback'
import classes from './Deletions.module.css'
import {
  clearRefusedDeletions,
  type DeletionBatch,
  type RefusedDeletion,
  undoDeletions,
  undoLatestDeletion,
  useDeletionState,
  wordsOf,
} from './pending-deletions'
import { deletionWords, text } from './text'

const namesOf = (batches: readonly DeletionBatch[]) => batches.flatMap(({ items }) => items.map(({ name }) => name))

/** The entries by the name of their kind, in their order. */
function byKind<Entry extends { kind: { name: string } }>(entries: readonly Entry[]): [Entry, ...Entry[]][] {
  const groups = new Map<string, [Entry, ...Entry[]]>()
  for (const entry of entries) {
    const group = groups.get(entry.kind.name)
    if (group) group.push(entry)
    else groups.set(entry.kind.name, [entry])
  }
  return [...groups.values()]
}

/**
 * The bar at the foot of every page while something is about to be deleted: what, in how many seconds, and how to undo
 * it. Then what the server refused to delete.
 */
export function UndoBar() {
  const { batches, refused } = useDeletionState()
  const waiting = batches.filter(({ secondsLeft }) => secondsLeft > 0)
  const kind = batches.at(-1)?.kind ?? refused.at(-1)?.kind
  const words = kind ? wordsOf(kind) : deletionWords
  useKeyTable([{ label: words.key, keys: { 'Ctrl+z': undoLatestDeletion } }], {
    enabled: waiting.length > 0,
    group: keysText.everywhere,
  })
  if (batches.length === 0 && refused.length === 0) return null
  const latest = waiting.at(-1)
  return (
    <section className={footBar.bar} aria-label={words.bar}>
      {byKind(batches).map(group => (
        <KindLine key={group[0].kind.name} batches={group} latest={latest} />
      ))}
      {refused.length > 0 && <Refused refused={refused} />}
    </section>
  )
}

interface LineProps {
  /** Of one kind. */
  batches: readonly [DeletionBatch, ...DeletionBatch[]]
  /** The batch that the key undoes. */
  latest: DeletionBatch | undefined
}

function KindLine({ batches, latest }: LineProps) {
  const [{ kind }] = batches
  const waiting = batches.filter(({ secondsLeft }) => secondsLeft > 0)
  const words = wordsOf(kind)
  const Icon = words === deletionWords ? IconTrash : IconSend
  const isLatest = latest?.kind.name === kind.name
  if (waiting.length === 0)
    return (
      <div className={footBar.line}>
        <Icon size={18} aria-hidden />
        <p role="status">{words.acting(kind.describe(namesOf(batches)))}</p>
      </div>
    )
  const names = namesOf(waiting)
  return (
    <div className={footBar.line}>
      <Icon size={18} aria-hidden />
      <p role="status">
        <b>{words.willAct(kind.describe(names))}</b>
        <span className={classes.rule}>{words.rule ?? text.rule}</span>
      </p>
      <span className={footBar.seconds}>{text.left(Math.min(...waiting.map(({ secondsLeft }) => secondsLeft)))}</span>
      <UndoButton
        latest={isLatest ? latest : undefined}
        label={names.length > 1 ? text.undoAll : text.undo}
        onClick={() => undoDeletions(kind.name)}
      />
    </div>
  )
}

interface ButtonProps {
  /** The batch of this line that was started last. */
  latest: DeletionBatch | undefined
  label: string
  onClick(): void
}

/** Takes the focus of the button that started the deletion, unless the row's own button has taken it. */
function UndoButton({ latest, label, onClick }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const key = latest?.key
  const takeFocus = useStableCallback(() => {
    const isOfSeveral = (latest?.items.length ?? 0) > 1
    if (isOfSeveral || document.activeElement === document.body) button.current?.focus()
  })
  useEffect(() => {
    if (key !== undefined) takeFocus()
  }, [key, takeFocus])
  return (
    <Button
      ref={button}
      size="compact-md"
      variant="default"
      aria-keyshortcuts={key === undefined ? undefined : 'Control+Z'}
      rightSection={key === undefined ? undefined : <KeyCap name="Ctrl+Z" />}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}

/** What the server did not delete, each with its reason. */
function Refused({ refused }: { refused: readonly RefusedDeletion[] }) {
  return (
    <div className={classes.refused} role="alert">
      <IconAlertCircle size={18} aria-hidden />
      <div className={classes.words}>
        {byKind(refused).map(group => (
          <div key={group[0].kind.name}>
            <p>{wordsOf(group[0].kind).refused(group[0].kind.describe(group.map(({ item }) => item.name)))}</p>
            <ul>
              {group.map(({ item, message }) => (
                <li key={item.id}>{text.refusedOf(item.name, message)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Button size="compact-sm" variant="default" onClick={clearRefusedDeletions}>
        {text.close}
      </Button>
    </div>
  )
}

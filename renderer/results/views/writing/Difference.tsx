import { Button } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ErrorState } from '../../../ui/ErrorState'
import { KeyCap } from '../../../ui/keys/KeyCaps'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import { Skeletons } from '../../../ui/Skeletons'
import { type Change, compareTexts, countChanged } from '../../content/compare-texts'
import type { ResultQuestion } from '../../content/types'
import type { Submission } from '../../content/writing'
import { langOf } from '../../lang'
import { useItemKey } from '../../parts/use-item-key'
import { useItemNavigation } from '../../use-item-navigation'
import { useResultContext } from '../../use-result-context'
import classes from './Difference.module.css'
import { writingText } from './text'
import { useAiComments } from './use-comments'
import { useEarlierText, useHasEarlierRound } from './use-earlier-text'

const { difference: words } = writingText

/** One change. Blanks at its end are not marked. */
function ChangedText({ change: { kind, text } }: { change: Change }) {
  if (kind === 'same') return text
  const Tag = kind === 'added' ? 'ins' : 'del'
  const marked = text.trimEnd()
  return (
    <>
      <Tag className={classes[kind]}>
        <span className="hm-hidden" lang="ja">
          {words[kind]}
        </span>
        {marked}
      </Tag>
      {text.slice(marked.length)}
    </>
  )
}

function ComparedText({ earlier, later }: { earlier: string; later: string }) {
  const changes = useMemo(() => compareTexts(earlier, later), [earlier, later])
  const [added, removed] = [countChanged(changes, 'added'), countChanged(changes, 'removed')]
  if (changes.every(({ kind }) => kind === 'same')) return <p>{words.none}</p>
  const shown = changes.map((change, at) => ({ key: `${at}-${change.kind}`, change }))
  return (
    <>
      <p className={classes.counts}>
        <span>{words.addedCount(added)}</span>
        <span>{words.removedCount(removed)}</span>
      </p>
      <div className={classes.text} lang={langOf(later)}>
        {shown.map(({ key, change }) => (
          <ChangedText key={key} change={change} />
        ))}
      </div>
    </>
  )
}

interface Props {
  submission: Submission
  question: ResultQuestion
  /** The submission before, if the paper contains it; otherwise the round before is read. */
  earlier: Submission | undefined
  isLatest: boolean
}

/** 前回との違い: what the student changed since the submission before, word by word. */
export function Difference(props: Props) {
  const { viewer } = useResultContext()
  const hasEarlierRound = useHasEarlierRound()
  const { submission, earlier, isLatest } = props
  const isOffered = earlier !== undefined || (isLatest && hasEarlierRound)
  return viewer === 'teacher' && isOffered && submission.text.trim() !== '' ? <DifferencePanel {...props} /> : null
}

function DifferencePanel({ submission, question, earlier, isLatest }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { currentKey } = useItemNavigation()
  const itemKey = useItemKey()
  const { text } = useAiComments(submission)
  const { text: read, failed, busy, retry } = useEarlierText(question, isOpen && earlier === undefined)
  const before = earlier?.text ?? read
  const section = useRef<HTMLElement>(null)
  const isShown = isOpen && before !== undefined
  useEffect(() => {
    if (isShown) section.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  const hasKey = isLatest && (currentKey === undefined || currentKey === itemKey)
  const toggle = () => setOpen(!isOpen)
  useKeyTable([{ label: words.title, keys: { d: toggle }, when: hasKey, hint: false }])
  return (
    <section ref={section} className={classes.difference} aria-label={words.title}>
      <Button
        className={classes.toggle}
        size="compact-sm"
        variant="default"
        aria-expanded={isOpen}
        aria-keyshortcuts={hasKey ? 'd' : undefined}
        rightSection={hasKey ? <KeyCap name="D" /> : null}
        onClick={toggle}
      >
        {words.title}
      </Button>
      {!isOpen ? null : before === null ? (
        <p>{words.noEarlier}</p>
      ) : before !== undefined ? (
        <ComparedText earlier={before} later={text} />
      ) : failed ? (
        <ErrorState message={words.failed} onRetry={retry} busy={busy} />
      ) : (
        <Skeletons count={2} kind="line" />
      )}
    </section>
  )
}

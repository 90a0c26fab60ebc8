import { Button, Textarea } from '@mantine/core'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { textLength } from '../../../shared/domain/text-rules'
import { showToast } from '../../bridge/index'
import type { Submission } from '../../features/homework/queue/submissions'
import {
  BankButton,
  bankMarks,
  expand,
  findEntries,
  hasPlaceholder,
  isStarterSentence,
  useCommentBank,
} from '../../results/index'
import { textMessage } from '../../ui/form/text-fault'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { SearchField } from '../../ui/SearchField'
import classes from './Listening.module.css'
import { text } from './text'
import type { CommentsState } from './use-comments'

/** Sentences about words of a text have no place in a comment on a reading. */
const isOfWords = (sentence: string): boolean => hasPlaceholder(sentence.replaceAll(bankMarks.name, ''))

/** Sentences about readings, beside those of the teacher's comment bank. */
const ofReadings = text.comment.sentences.map((sentence, at) => ({
  id: `reading-${at + 1}`,
  text: sentence,
  used: 0,
  at: 0,
  slot: null,
}))

/** How many sentences are offered. */
const offered = 5

interface Props {
  item: Submission
  name: string
  isNameHidden: boolean
  comments: CommentsState
  maySend: boolean | undefined
  field: RefObject<HTMLTextAreaElement | null>
}

/** The comment on one reading, typed or from the comment bank; it becomes a message where the server allows that. */
export function CommentField({ item, name, isNameHidden, comments, maySend, field }: Props) {
  const { text: written, isSent } = comments.commentOf(item)
  const [fault, setFault] = useState<string>()
  const [query, setQuery] = useState('')
  const { bank, use } = useCommentBank()
  const own = bank.entries.filter(entry => !isStarterSentence(entry) && !isOfWords(entry.text))
  const isSending = comments.isSending(item, name)
  const label = text.comment.label(name)
  const change = (typed: string) => {
    setFault(undefined)
    comments.write(item, typed)
  }
  const send = () => {
    if (maySend !== true || isSent || isSending) return
    const found = textMessage(written, { label, max: limits.message.content, lines: 'many' })
    setFault(found)
    if (found === undefined) comments.send(item, name)
  }
  const insert = (id: string, sentence: string) => {
    const { text: filled, fault: refused } = expand(sentence, {
      name: isNameHidden ? null : item.name,
      words: '',
      rightForm: null,
    })
    if (refused === 'name') return showToast(text.comment.namesHidden)
    use(id)
    change(written === '' ? filled : `${written}\n${filled}`)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape') field.current?.blur()
    else if (event.key === 'Enter' && event.ctrlKey) {
      event.preventDefault()
      send()
    }
  }
  return (
    <section className={classes.comment} aria-label={label}>
      <Textarea
        ref={field}
        label={label}
        labelProps={{ className: 'hm-hidden' }}
        placeholder={text.comment.placeholder}
        rows={3}
        value={written}
        error={fault}
        disabled={!comments.ready}
        readOnly={isSending}
        aria-keyshortcuts="c"
        onChange={event => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.commentFoot}>
        {maySend === true ? (
          <Button
            size="compact-sm"
            disabled={written.trim() === '' || isSent || isSending}
            rightSection={<KeyCap name="Ctrl+Enter" />}
            aria-keyshortcuts="Control+Enter"
            onClick={send}
          >
            {text.comment.send}
          </Button>
        ) : null}
        <BankButton />
        <span className={classes.figures}>
          {textLength(written)}/{limits.message.content}
        </span>
      </div>
      <p className={classes.note} role="status">
        {isSent ? text.comment.sent : isSending ? text.comment.sending : text.comment.state(maySend)}
      </p>
      <SearchField
        value={query}
        onSearch={setQuery}
        delay={0}
        label={text.comment.search}
        clearLabel={text.comment.clearSearch}
        placeholder={text.comment.search}
      />
      <ul className={classes.bank} aria-label={text.comment.bank}>
        {findEntries([...ofReadings, ...own], query)
          .slice(0, offered)
          .map(({ id, text: sentence }) => (
            <li key={id}>
              <button type="button" disabled={isSending} onClick={() => insert(id, sentence)}>
                {sentence}
              </button>
            </li>
          ))}
      </ul>
    </section>
  )
}

import { Checkbox } from '@mantine/core'
import { limits } from '../../../../shared/domain/limits'
import { useApi } from '../../../bridge/index'
import { ErrorState } from '../../../ui/ErrorState'
import layout from '../../../ui/layout/layout.module.css'
import { Skeletons } from '../../../ui/Skeletons'
import { Basket } from '../contents/Basket'
import { text as contentsText } from '../contents/text'
import type { Content } from '../draft/assign-draft'
import { addContents, isChosen, removeContents } from '../draft/chosen-contents'
import { proposedTitle } from '../draft/proposed-title'
import type { StepProps } from '../draft/step-props'
import { text } from './text'
import classes from './WordStep.module.css'

interface PartsProps {
  book: { book_id: string; name: string }
  chosen: readonly Content[]
  onToggle(content: Content): void
}

function Parts({ book, chosen, onToggle }: PartsProps) {
  const { data, isError, isFetching, refetch } = useApi('word-book-part-list', { book_id: book.book_id })
  const isFull = chosen.length >= limits.wordTestParts
  if (isError && !data)
    return <ErrorState message={text.partsFailed} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <Skeletons count={6} />
  if (data.items.length === 0) return <p className={classes.empty}>{text.noParts}</p>
  return (
    <>
      {isFull && (
        <p className={classes.full} role="status">
          {text.full(limits.wordTestParts)}
        </p>
      )}
      <ul className={classes.parts} aria-label={text.parts(book.name)}>
        {data.items.map(part => {
          const checked = isChosen(chosen, part.resource_id)
          return (
            <li key={part.resource_id} className={classes.part}>
              <Checkbox
                label={part.resource_title}
                checked={checked}
                disabled={isFull && !checked}
                onChange={() =>
                  onToggle({
                    resource_id: part.resource_id,
                    resource_title: part.resource_title,
                    resource_level: '',
                    view_key: '',
                    from: book.name,
                  })
                }
              />
              <span className={classes.facts}>
                {text.words(part.word_count)}・{text.completed(part.completed_count)}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The step that chooses parts of word-test books, up to the limit of SPEC §5. */
export function WordStep({ draft, change, fault }: StepProps) {
  const { data, isError, isFetching, refetch } = useApi('word-book-list', {})
  if (isError && !data)
    return <ErrorState message={text.booksFailed} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <Skeletons count={4} />
  const book = data.items.find(({ book_id }) => book_id === draft.family_id)
  const choose = (contents: Content[]) =>
    change(
      old => ({ contents, ...(old.titled ? {} : { title: proposedTitle(contents, contentsText.andOthers) }) }),
      ['contents'],
    )
  const toggle = (content: Content) =>
    choose(
      isChosen(draft.contents, content.resource_id)
        ? removeContents(draft.contents, [content.resource_id])
        : addContents(draft.contents, [content]),
    )
  return (
    <div
      className={`${layout.panels} ${classes.words}`}
      data-first
      data-faulty={fault('contents') !== undefined || undefined}
    >
      <section className={`${layout.scrollPlain} ${classes.books}`} aria-label={text.books}>
        {data.items.length === 0 && <p className={classes.empty}>{text.noBooks}</p>}
        {data.items.map(({ book_id, name, resource_level, part_count, word_count }) => (
          <button
            key={book_id}
            type="button"
            className={classes.book}
            aria-pressed={book_id === draft.family_id}
            onClick={() => change({ family_id: book_id })}
          >
            <span className={classes.name}>{name}</span>
            <span className={classes.facts}>{text.bookFacts(resource_level, part_count, word_count)}</span>
          </button>
        ))}
      </section>
      <section className={`${layout.scroll} ${classes.middle}`} aria-label={book ? text.parts(book.name) : text.books}>
        {book ? (
          <Parts book={book} chosen={draft.contents} onToggle={toggle} />
        ) : (
          <p className={classes.empty}>{text.chooseBook}</p>
        )}
      </section>
      <div className={`${layout.scrollPlain} ${classes.side}`}>
        {fault('contents') && (
          <p className={classes.fault} role="alert">
            {fault('contents')}
          </p>
        )}
        <Basket contents={draft.contents} onChange={choose} max={limits.wordTestParts} preview />
      </div>
    </div>
  )
}

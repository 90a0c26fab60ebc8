import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useApi } from '../../bridge/index'
import { QueryView } from '../../ui/QueryView'
import classes from './StudentDetails.module.css'
import { text } from './text'

const words = text.ebook

interface Props {
  studentId: string
  book: { ebook_id: string; title: string }
  onClose(): void
}

/** What the student wrote about a book (SPEC §7 impression-detail). It takes the focus; give it the book as its key. */
export function Impression({ studentId, book, onClose }: Props) {
  const query = useApi('impression-detail', { student_id: studentId, ebook_id: book.ebook_id })
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={classes.impression} aria-label={words.impression(book.title)}>
      <h2 ref={title} tabIndex={-1} className={classes.title}>
        {words.impression(book.title)}
      </h2>
      <QueryView query={query} failed={words.impressionFailed}>
        {({ content, evaluate }) => (
          <>
            {evaluate !== undefined && <p>{words.stars(evaluate)}</p>}
            <p>{content}</p>
          </>
        )}
      </QueryView>
      <Button size="compact-sm" variant="default" mt={10} onClick={onClose}>
        {words.close}
      </Button>
    </section>
  )
}

import { FootQuestion } from '../../ui/layout/FootQuestion'
import footBar from '../../ui/layout/foot-bar.module.css'
import { forgetAsked, useAskedComments } from './asked-comments'
import { noteUndone } from './send-comments'
import { text } from './text'
import { useCommentSending } from './use-comment-sending'

/** Asks after a login whether the comments on readings are sent that an earlier session was to send. */
export function AskedComments() {
  const asked = useAskedComments()
  const { start } = useCommentSending()
  if (asked.length === 0) return null
  const answer = (act: typeof start) => {
    act(asked)
    forgetAsked()
  }
  return (
    <section className={footBar.bar} aria-label={text.asked.bar}>
      <FootQuestion
        question={text.asked.question(asked.length)}
        agree={{ label: text.asked.send, onClick: () => answer(start) }}
        decline={{ label: text.asked.later, onClick: () => answer(rows => void noteUndone(rows)) }}
      />
    </section>
  )
}

import { parseStartedRecitation, recitationDraftKey } from '../../features/recitation/recitation-draft'
import { paths } from '../../paths'
import { useDraftOf } from '../../ui/drafts'
import { Link } from '../../ui/Link'
import { text } from './text'
import classes from './Wizard.module.css'

/** A reading exercise of the teacher's own becomes a resource first, and is then assigned like any other. */
export function RecitationLink() {
  const draft = useDraftOf(recitationDraftKey, parseStartedRecitation)
  return (
    <p className={classes.recitation}>
      {text.recitation.about} <Link to={paths.recitation()}>{text.recitation.label}</Link>
      {draft && <span className={classes.draftMark}>{text.hasDraft}</span>}
    </p>
  )
}

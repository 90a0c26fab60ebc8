import { Link } from 'react-router-dom'
import { parseStartedDraft } from '../../features/homework/draft/assign-draft'
import { type WizardKind, wizards } from '../../features/homework/wizard-kinds'
import { parseWritingDraft, writingDraftKey } from '../../features/writing/task-draft'
import { paths } from '../../paths'
import { useDraftOf } from '../../ui/drafts'
import { PageHeader } from '../../ui/PageHeader'
import { text } from './text'
import classes from './Wizard.module.css'

/** Where giving out homework begins: its three kinds, and which of them was begun before (SPEC §4 "Homework kinds"). */
export function WizardChoice() {
  return (
    <>
      <PageHeader title={text.title} />
      <p>{text.lead}</p>
      <ul className={classes.ways}>
        {(Object.keys(wizards) as WizardKind[]).map(way => (
          <li key={way}>
            <WizardCard way={way} />
          </li>
        ))}
        <li>
          <WritingCard />
        </li>
      </ul>
    </>
  )
}

function WizardCard({ way }: { way: WizardKind }) {
  const draft = useDraftOf(`assign/${way}`, parseStartedDraft)
  const { label, about } = text.ways[way]
  return (
    <Link to={paths.assign(way, 1)} className={classes.way}>
      <strong>{label}</strong>
      <span className={classes.about}>{about}</span>
      {draft && <span className={classes.begun}>{text.begun}</span>}
    </Link>
  )
}

/** Writing that AI marks has a form of its own (DESIGN §7). */
function WritingCard() {
  const draft = useDraftOf(writingDraftKey, parseWritingDraft)
  const { label, about } = text.writing
  return (
    <Link to={paths.aiWriting()} className={classes.way}>
      <strong>{label}</strong>
      <span className={classes.about}>{about}</span>
      {draft && <span className={classes.begun}>{text.begun}</span>}
    </Link>
  )
}

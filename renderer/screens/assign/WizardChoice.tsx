import { parseStartedDraft } from '../../features/homework/draft/assign-draft'
import { type WizardKind, wizards } from '../../features/homework/wizard-kinds'
import { parseWritingDraft, writingDraftKey } from '../../features/writing/task-draft'
import { paths } from '../../paths'
import { useDraftOf } from '../../ui/drafts'
import { Link } from '../../ui/Link'
import { PageHeader } from '../../ui/PageHeader'
import { RecentHomework } from './RecentHomework'
import { RecitationLink } from './RecitationLink'
import { text } from './text'
import classes from './Wizard.module.css'

/**
 * The start of assigning homework: the kinds to choose from, with a mark on those with a draft (SPEC §4 "Homework
 * kinds").
 */
export function WizardChoice() {
  return (
    <>
      <PageHeader title={text.title} />
      <p>{text.lead}</p>
      <ul className={classes.choices}>
        {(Object.keys(wizards) as WizardKind[]).map(wizard => (
          <li key={wizard}>
            <WizardCard wizard={wizard} />
          </li>
        ))}
        <li>
          <WritingCard />
        </li>
      </ul>
      <RecitationLink />
      <RecentHomework />
    </>
  )
}

function WizardCard({ wizard }: { wizard: WizardKind }) {
  const draft = useDraftOf(`assign/${wizard}`, parseStartedDraft)
  const { label, about } = text.wizards[wizard]
  return (
    <Link to={paths.assign(wizard, 1)} className={classes.choice}>
      <strong>{label}</strong>
      <span className={classes.about}>{about}</span>
      {draft && <span className={classes.draftMark}>{text.hasDraft}</span>}
    </Link>
  )
}

/** AI-marked writing has its own form instead of a wizard (DESIGN §7). */
function WritingCard() {
  const draft = useDraftOf(writingDraftKey, parseWritingDraft)
  const { label, about } = text.writing
  return (
    <Link to={paths.aiWriting()} className={classes.choice}>
      <strong>{label}</strong>
      <span className={classes.about}>{about}</span>
      {draft && <span className={classes.draftMark}>{text.hasDraft}</span>}
    </Link>
  )
}

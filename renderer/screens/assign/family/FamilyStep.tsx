import { useApi } from '../../../bridge/index'
import { text } from '../../../features/homework/contents/text'
import type { StepProps } from '../../../features/homework/draft/step-props'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeletons } from '../../../ui/Skeletons'
import { RecitationLink } from '../RecitationLink'
import classes from './FamilyStep.module.css'

/**
 * The step that chooses a course family, or all families. The choice "all" needs no loaded list. One click chooses and
 * opens the next step.
 */
export function FamilyStep({ draft, change, goToNextStep }: StepProps) {
  const { data, isError, isFetching, refetch } = useApi('resource-family-list', {})
  const families = (data?.items ?? []).map(({ family_id, name, book_count, resource_count }) => ({
    family_id,
    name,
    facts: text.familyFacts(book_count, resource_count),
  }))
  const all = { family_id: '', name: text.everyFamily, facts: text.everyFamilyHint }
  return (
    <section aria-label={text.families} data-first>
      <p className={classes.lead}>{text.families}</p>
      <ul className={classes.families}>
        {[all, ...families].map(({ family_id, name, facts }) => (
          <li key={family_id}>
            <button
              type="button"
              className={classes.family}
              aria-pressed={draft.family_id === family_id}
              onClick={() => {
                change({ family_id })
                goToNextStep()
              }}
            >
              <span className={classes.name}>{name}</span>
              <span className={classes.facts}>{facts}</span>
            </button>
          </li>
        ))}
      </ul>
      {!data &&
        (isError ? (
          <ErrorState message={text.familiesFailed} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeletons count={3} />
        ))}
      <RecitationLink />
    </section>
  )
}

import { useApi } from '../../../bridge'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeletons } from '../../../ui/Skeletons'
import type { StepProps } from '../step'
import classes from './Families.module.css'
import { text } from './text'

/** The course families: one click chooses and goes on. */
export function FamilyStep({ draft, change, goOn }: StepProps) {
  const { data, isError, isFetching, refetch } = useApi('resource-family-list', {})
  if (isError && !data)
    return <ErrorState message={text.familiesFailed} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <Skeletons count={3} />
  return (
    <section aria-label={text.families} data-first>
      <p className={classes.lead}>{text.families}</p>
      <ul className={classes.families}>
        <li>
          <button
            type="button"
            className={classes.family}
            aria-pressed={draft.family_id === ''}
            onClick={() => {
              change({ family_id: '' })
              goOn()
            }}
          >
            <span className={classes.name}>{text.everyFamily}</span>
            <span className={classes.facts}>{text.everyFamilyAbout}</span>
          </button>
        </li>
        {data.items.map(({ family_id, name, book_count, resource_count }) => (
          <li key={family_id}>
            <button
              type="button"
              className={classes.family}
              aria-pressed={draft.family_id === family_id}
              onClick={() => {
                change({ family_id })
                goOn()
              }}
            >
              <span className={classes.name}>{name}</span>
              <span className={classes.facts}>{text.familyFacts(book_count, resource_count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

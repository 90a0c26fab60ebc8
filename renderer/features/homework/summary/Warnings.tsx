import { IconAlertTriangle } from '@tabler/icons-react'
import { joinClasses } from '../../../../shared/domain/class-order'
import { tidyText } from '../../../../shared/domain/text-rules'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import { useApi } from '../../../bridge/index'
import { now } from '../../../ui/clock'
import type { AssignDraft, Content } from '../draft/assign-draft'
import { type WizardKind, wizards } from '../wizard-kinds'
import classes from './Summary.module.css'
import { summaryText as words } from './text'
import { findTimeWarnings, recentUses } from './warnings'

/** How many contents are named; further ones are only counted. */
const namedContents = 3

interface Props {
  wizard: WizardKind
  draft: AssignDraft
  contents: readonly Content[]
}

/** A day and time as in the homework list. */
const timeOf = (time: string): string => {
  const at = parseJst(time)
  return at === null ? time : shortTime(at, now())
}

const isAhead = (time: string): boolean => (parseJst(time) ?? 0) > now()

function useWarnings({ wizard, draft, contents }: Props): string[] {
  const title = tidyText(draft.title)
  const resource_ids = [...new Set(contents.map(({ resource_id }) => resource_id))].join(',')
  const team_ids = draft.receivers.map(({ team_id }) => team_id).join(',')
  const uses = useApi('resource-team-uses', { resource_ids, team_ids }, { background: true })
  const same = useApi(
    'my-homework-page-list',
    { search_type: 'title', search_title: title, page: 1, limit: 20 },
    { background: true },
  )
  const recent = recentUses(uses.data?.items ?? [], now())
  const sameTitle = same.data?.items.find(homework => homework.title === title)
  return [
    ...findTimeWarnings(wizards[wizard].kind, draft, now()).map(warning => words.warnings[warning]),
    ...recent
      .slice(0, namedContents)
      .map(({ team_name, resource_title, start_time }) =>
        (isAhead(start_time) ? words.usedSoon : words.usedRecently)(team_name, resource_title, timeOf(start_time)),
      ),
    ...(recent.length > namedContents ? [words.moreUses(recent.length - namedContents)] : []),
    ...(sameTitle ? [words.sameTitle(joinClasses(sameTitle.team_names), timeOf(sameTitle.end_time))] : []),
  ]
}

/** Points to check again. None of them blocks the publication. */
export function Warnings(props: Props) {
  const warnings = useWarnings(props)
  if (warnings.length === 0) return null
  return (
    <section className={classes.warnings} aria-label={words.check}>
      <h3>
        <IconAlertTriangle size={18} aria-hidden />
        {words.check}
      </h3>
      <ul>
        {warnings.map(warning => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  )
}

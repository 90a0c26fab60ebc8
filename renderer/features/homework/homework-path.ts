/**
 * The page of a homework. Headquarters' homework is opened by a page of its own, because the server can refuse the
 * calls of other homework for it (SPEC §6, §7).
 */
import { paths } from '../../paths'
import { homeworkText } from './text'

/** Origin 2: headquarters (SPEC §4). */
const headquartersOrigin = 2

/** Whether headquarters gave this homework. */
export const isFromHeadquarters = ({ origin_type }: { origin_type: number }): boolean =>
  origin_type === headquartersOrigin

/** The list that contains a homework, as a crumb; before the homework is loaded, that of the teacher's own. */
export const homeworkListCrumb = (homework: { origin_type: number } | undefined) =>
  homework && isFromHeadquarters(homework)
    ? { label: homeworkText.headquartersList, to: paths.headquarters() }
    : { label: homeworkText.list, to: paths.homeworkManagement() }

export const homeworkPath = (homework: { homework_id: string; origin_type: number }): string =>
  isFromHeadquarters(homework)
    ? paths.headquarters({ homeworkId: homework.homework_id })
    : paths.homeworkDetails(homework.homework_id)

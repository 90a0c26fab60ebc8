/**
 * The page of a homework. Headquarters' homework is opened by a page of its own, because the server can refuse the
 * calls of other homework for it (SPEC §6, §7).
 */
import { paths } from '../../paths'

/** Origin 2: headquarters (SPEC §4). */
const headquartersOrigin = 2

/** Whether headquarters gave this homework. */
export const isFromHeadquarters = ({ origin_type }: { origin_type: number }): boolean =>
  origin_type === headquartersOrigin

export const homeworkPath = (homework: { homework_id: string; origin_type: number }): string =>
  isFromHeadquarters(homework)
    ? paths.headquarters({ homeworkId: homework.homework_id })
    : paths.homeworkDetails(homework.homework_id)

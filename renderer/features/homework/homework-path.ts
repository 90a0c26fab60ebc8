/**
 * The page of a homework. Homework from headquarters has a page of its own (SPEC §6 "a separate list for teachers").
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

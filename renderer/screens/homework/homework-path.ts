/** Where a homework opens: what headquarters hands out has a screen of its own (SPEC §6 "a separate list for teachers"). */
import { paths } from '../../paths'

/** Origin (SPEC §4): headquarters. */
const headquarters = 2

export const homeworkPath = ({ homework_id, origin_type }: { homework_id: string; origin_type: number }): string =>
  origin_type === headquarters ? paths.headquarters({ homeworkId: homework_id }) : paths.homeworkDetails(homework_id)

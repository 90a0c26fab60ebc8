import { useApi } from '../../bridge/index'
import { paths } from '../../paths'
import { useMenuEntry } from '../../ui/menu-entry'
import { isFromHeadquarters } from './homework-path'

/** Marks 宿題一覧（本部） in the side menu while a page of headquarters' homework is shown. */
export function useHomeworkMenuEntry(homeworkId: string): void {
  const { data } = useApi('homework-basic-info', { id: homeworkId })
  useMenuEntry(data && isFromHeadquarters(data) ? paths.headquarters() : null)
}

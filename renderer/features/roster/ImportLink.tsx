import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { text } from './text'

/** The way to 名簿の取り込み; with a class, that of rows that name none. */
export const ImportLink = ({ teamId }: { teamId?: string }) => (
  <Button
    component={Link}
    variant="default"
    to={paths.rosterImport(teamId)}
    leftSection={<IconFileImport size={16} aria-hidden />}
  >
    {text.importStudents}
  </Button>
)

import { Button } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { text } from './text'

/** The way to 年次更新. */
export const RolloverLink = () => (
  <Button
    component={Link}
    variant="default"
    to={paths.yearRollover()}
    leftSection={<IconSchool size={16} aria-hidden />}
  >
    {text.rollover}
  </Button>
)

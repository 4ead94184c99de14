import { expect } from 'chai'
import { userEvent } from 'storybook/test'

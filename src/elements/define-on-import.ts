import { defineElements } from './define.ts'

defineElements()

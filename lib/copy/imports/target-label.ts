import { aboutLabel } from '@/lib/copy/drafts/question';
import { isOtherTarget } from '@/lib/domain/imports/columns';
import { targetLabels } from '@/messages/imports/target-labels';

/** The name of what a column can be imported as. */
export const targetLabel = (id: string): string => (isOtherTarget(id) ? targetLabels[id] : aboutLabel(id));

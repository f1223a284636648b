import { ToggleButton, Tooltip, TooltipTrigger } from '@adobe/react-spectrum';
import RailRight from '@spectrum-icons/workflow/RailRight';
import type { ReactNode } from 'react';
import type { Rails } from '../../screen/create-rails';
import { useIsNarrow } from '../../screen/use-is-narrow';
import { useReadable } from '../../selection/create-store';
import { t } from '../../../../../../shared/authoring/language/t';

interface PropertiesButtonProps {
  rails: Rails;
  isDisabled: boolean;
}

/** Shows and hides the properties of the selected component beside the page. */
export function PropertiesButton({ rails, isDisabled }: PropertiesButtonProps): ReactNode {
  const isOpen = useReadable(rails) === 'properties';
  const isNarrow = useIsNarrow();
  if (isNarrow) return null;
  return (
    <TooltipTrigger>
      <ToggleButton
        isQuiet
        aria-label={t('Component properties')}
        isSelected={isOpen && !isDisabled}
        isDisabled={isDisabled}
        onChange={(next) => (next ? rails.show('properties') : rails.close('properties'))}
      >
        <RailRight />
      </ToggleButton>
      <Tooltip>{t('Component properties (P)')}</Tooltip>
    </TooltipTrigger>
  );
}

import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { type Notification, presentNotifications } from '@/lib/client/page/notify';

export default function ToasterView() {
  useEffect(() => presentNotifications(show), []);
  return (
    <Toaster
      position="top-right"
      duration={5000}
      closeButton
      visibleToasts={4}
      offset={{ top: 96, right: 24 }}
      mobileOffset={{ top: 88 }}
      toastOptions={{
        className: '!rounded !border !border-primary !font-sans !shadow-none',
        classNames: { actionButton: '!bg-secondary !text-primary', description: '!text-text-muted' },
      }}
    />
  );
}

function show({ tone, title, description, action, id }: Notification): void {
  toast[tone](title, {
    ...(description && { description }),
    ...(action && { action }),
    ...(id && { id }),
  });
}

"""The writers of appeals: lodged and admitted, then heard."""

"""What the desk does, a folder for each capability: values, wording, queries, services, forms, views, in this order."""
